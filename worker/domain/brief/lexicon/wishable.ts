import type { Locale } from "#shared/locale";
import type { Aliases } from "./types";

/**
 * Words for something to avoid that have another meaning ("ham radio", "se llama Ana") or that
 * people do wish for ("a leather knife roll", "decorative objects"): unlike "nuts" or "noise" they
 * are unwanted only where they are negated, see `Item.shunned`.
 */
export const wishable: Record<Locale, Aliases> = {
  en: `drinking, spirits, butter, cream, jerky, ham, scented, scented things, smell, smells,
    fragranced, flame, flames, open fire, fire, fires, matches, lighters, fireworks, burning things,
    anything that burns, sharp, sharp things, blades, blade, knife, knives, weapons, displays, charge,
    charging, charger, chargers, batteries, battery, plug in, plug ins, cables, usb cables, cords,
    electronic toys, loud, loud music, trinkets, trinket, material things, physical things, physical
    gifts, decorative objects, decorative items, decorative things, sit around, sits around, sitting
    around, sits there, heavy, lifting, junk`,
  fr: `boire de l'alcool, crème fraîche, odeur, odeurs, parfumé(e), produits parfumés, choses
    parfumées, flamme, flammes, feu, feux, allumettes, briquet, feux d'artifice, choses qui brûlent,
    coupant(e), couteau, couteaux, lame, lames, tranchant(e), recharger, recharge, charger, chargeur,
    chargeurs, piles, brancher, câbles, rechargeable, à piles, jouets électroniques, jouets sonores,
    musique forte, bazar, bibelots, bibelot, babioles, babiole, objets décoratifs, objet décoratif,
    objets de déco, figurines décoratives, lourd(e), encombrant(e), encombrer`,
  es: `alcohólico/a, nata, mantequilla, maní, olor, olores, perfumado/a, cosas perfumadas, llama,
    llamas, fuego, cerillas, fósforos, mecheros, fuegos artificiales, cosas que arden, afilado/a,
    cuchillo, cuchillos, cuchillas, cortante, cargar, recargar, cargador, cargadores, pilas, baterías,
    batería, enchufar, cables, recargable, a pilas, juguetes electrónicos, música alta, escándalo,
    cosas materiales, acumular, figuritas, figurita, adornos, adorno, objetos decorativos, objetos de
    decoración, cosas decorativas, baratijas, pesado/a, pesados, voluminoso/a`,
  zh: `喝酒, 饮酒, 奶, 黄油, 气味, 有香味的, 浓香, 香水味, 火, 火焰, 打火机, 火柴, 点火, 生火, 烟花, 刀,
    刀具, 锋利, 尖锐, 锋利的, 充电, 充电的, 电池, 充电器, 插电, 数据线, 电子玩具, 乱, 吵, 装饰品, 摆设,
    小摆设, 小饰物, 小摆件, 带声音的玩具, 有声音的玩具, 有声玩具, 发声玩具, 有声音的, 响声, 太重, 重的`,
};
