import type { Tag } from "../../../catalogue/vocabulary";
import type { Aliases } from "./types";

/** Brands, titles, grapes and regions that English, French and Spanish write alike. */
export const names: Partial<Record<Tag, Aliases>> = {
  wine: `pinot, pinot noir, pinot grigio, malbec, merlot, cabernet, cabernet sauvignon, sauvignon blanc,
    chardonnay, syrah, shiraz, riesling, tempranillo, garnacha, grenache, zinfandel, sangiovese, nebbiolo,
    barolo, barbaresco, chianti, brunello, amarone, montepulciano, primitivo, vermentino, viognier,
    chenin blanc, gewürztraminer, moscato, muscadet, sancerre, chablis, beaujolais, sauternes, crémant,
    châteauneuf du pape, côtes du rhône, bordeaux, bourgogne, rioja, ribera del duero, rias baixas,
    albariño, verdejo, priorat, txakoli, vinho verde, napa valley, prosecco, lambrusco, mourvèdre`,
  photography: `nikon, canon, leica, fujifilm, hasselblad, lumix, pentax, gopro, kodak, rolleiflex, mamiya,
    sony alpha, dslr, lightroom, ansel adams, lomography, instax, polaroid`,
  film: `netflix, hbo, disney plus, letterboxd, tarantino, kubrick, hitchcock, miyazaki, studio ghibli,
    spielberg, scorsese, almodóvar, harry potter films, james bond, game of thrones, doctor who`,
  travel: "interrail, interrailing, globetrotter, lonely planet, eurail",
  "video-games": `nintendo switch, playstation, ps3, ps4, ps5, xbox, wii, game boy, gameboy, sega, atari,
    steam deck, super mario, mario kart, mario bros, zelda, minecraft, fortnite, gta, grand theft auto,
    elden ring, dark souls, the sims, overwatch, valorant, league of legends, dota, counter strike,
    call of duty, skyrim, stardew valley, smash bros, splatoon, hogwarts legacy, final fantasy, metroid,
    assassin's creed, world of warcraft, pokemon go, genshin, genshin impact, baldur's gate, candy crush,
    tetris, pac man, animal crossing, roblox, red dead redemption, god of war, resident evil, kirby`,
  instruments:
    "fender, gibson guitar, stratocaster, telecaster, les paul, ukulele, yamaha piano, steinway",
  comics:
    "anime, shonen, one piece, naruto, dragon ball, demon slayer, attack on titan, crunchyroll",
};
