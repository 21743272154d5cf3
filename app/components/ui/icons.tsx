/** Our own icons: 24 px boxes, one stroke, the text's colour. Always decoration beside a label. */
import { drawingAt } from "./drawing";

type IconProps = { className?: string };

/** An icon of the sprite, where its lines are: twenty of them a page would be most of its HTML. */
const icon = (name: string) => {
  const href = drawingAt(name);
  return function Icon({ className }: IconProps) {
    return (
      <svg aria-hidden="true" className={className ? `icon ${className}` : "icon"}>
        <use href={href} />
      </svg>
    );
  };
};

export const SearchIcon = icon("search");
export const HeartIcon = icon("heart");
export const HeartFilledIcon = icon("heart-filled");
export const ShareIcon = icon("share");
export const CopyIcon = icon("copy");
export const ChevronIcon = icon("chevron");
export const MenuIcon = icon("menu");
export const MoreIcon = icon("more");
export const CloseIcon = icon("close");
export const CheckIcon = icon("check");
export const ArrowUpRightIcon = icon("arrow-up-right");
export const GiftIcon = icon("gift");
export const PenNibIcon = icon("pen-nib");
export const AlertIcon = icon("alert");
export const CupIcon = icon("cup");
export const PartyIcon = icon("party");
export const PiggyIcon = icon("piggy");
export const UserIcon = icon("user");
export const ListIcon = icon("list");
export const PlusIcon = icon("plus");
export const TrashIcon = icon("trash");
export const MessageIcon = icon("message");
export const ArrowUpIcon = icon("arrow-up");
export const ArrowDownIcon = icon("arrow-down");
export const EditIcon = icon("edit");
export const ArrowRightIcon = icon("arrow-right");
export const PauseIcon = icon("pause");
export const StopIcon = icon("stop");
export const ThumbUpIcon = icon("thumb-up");
export const ThumbDownIcon = icon("thumb-down");
export const PlayIcon = icon("play");
export const EyeIcon = icon("eye");
export const EyeOffIcon = icon("eye-off");
export const ArrowLeftIcon = icon("arrow-left");
export const PhoneIcon = icon("phone");
export const MailIcon = icon("mail");
export const FeedIcon = icon("feed");
export const UndoIcon = icon("undo");
export const SwapIcon = icon("swap");
