/** Our own icons: 24 px boxes, one stroke, the text's colour. Always decoration beside a label. */
import type { ReactNode } from "react";

type IconProps = { className?: string };

function Icon({ className, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      className={className ? `icon ${className}` : "icon"}
      viewBox="0 0 24 24"
    >
      {children}
    </svg>
  );
}

const HEART =
  "M12 20.2C8 17.3 3.2 13.6 3.2 9.2A4.9 4.9 0 0 1 8 4.2c1.7 0 3.1.8 4 2.2.9-1.4 2.3-2.2 4-2.2a4.9 4.9 0 0 1 4.8 5c0 4.4-4.8 8.1-8.8 11Z";

export const SearchIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="11" cy="11" r="7.2" />
    <path d="m16.4 16.4 4.3 4.3" />
  </Icon>
);

export const HeartIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d={HEART} />
  </Icon>
);

export const HeartFilledIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d={HEART} fill="currentColor" />
  </Icon>
);

export const ShareIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 14.5V3.6M8.2 7 12 3.4 15.8 7" />
    <path d="M7.6 10.4H5.8a1.6 1.6 0 0 0-1.6 1.6v7a1.6 1.6 0 0 0 1.6 1.6h12.4a1.6 1.6 0 0 0 1.6-1.6v-7a1.6 1.6 0 0 0-1.6-1.6h-1.8" />
  </Icon>
);

export const CopyIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="8.5" y="8.5" width="11.5" height="11.5" rx="2.2" />
    <path d="M15.5 8.5V6.2A2.2 2.2 0 0 0 13.3 4H6.2A2.2 2.2 0 0 0 4 6.2v7.1a2.2 2.2 0 0 0 2.2 2.2h2.3" />
  </Icon>
);

export const GlobeIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.8" />
    <path d="M3.2 12h17.6M12 3.2c2.6 2.5 3.8 5.4 3.8 8.8s-1.2 6.3-3.8 8.8c-2.6-2.5-3.8-5.4-3.8-8.8s1.2-6.3 3.8-8.8Z" />
  </Icon>
);

export const ChevronIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m6.5 9.5 5.5 5.2 5.5-5.2" />
  </Icon>
);

export const MenuIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 7h16M4 12h16M4 17h16" />
  </Icon>
);

export const CloseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
);

export const CheckIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m4.8 12.8 4.7 4.6L19.4 6.8" />
  </Icon>
);

export const ArrowUpRightIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7 17 17 7M8.6 7H17v8.4" />
  </Icon>
);

export const GiftIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.8 8.2h16.4v4H3.8zM5.2 12.2v8.2h13.6v-8.2M12 8.2v12.2" />
    <path d="M12 8.2C10.2 8.2 7 7.6 7 5.4a2 2 0 0 1 2-2c2 0 3 2.6 3 4.8 0-2.2 1-4.8 3-4.8a2 2 0 0 1 2 2c0 2.2-3.2 2.8-5 2.8Z" />
  </Icon>
);

export const PenNibIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 20 5.6 11.8 13 8.2l4 4-3.6 7.2L5 20M13.8 7.4l3-3.2 4.2 4.2-3.2 3M4.2 19.8l5.6-5.6" />
    <circle cx="11" cy="13" r="1.6" />
  </Icon>
);

export const AlertIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.8" />
    <path d="M12 7.6v5M12 16.2v.1" />
  </Icon>
);

export const CupIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.6 9.6h11.6v6.2a4.4 4.4 0 0 1-4.4 4.4H9a4.4 4.4 0 0 1-4.4-4.4ZM16.2 11h1.6a2.7 2.7 0 0 1 0 5.4h-1.7" />
    <path d="M8 6.6c-.9-1.2.9-1.9 0-3.2M12.4 6.6c-.9-1.2.9-1.9 0-3.2" />
  </Icon>
);

export const PartyIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8.4 9.2 3.6 20.4l11.2-4.8ZM6.4 13.8l3.8 3.8" />
    <path d="M13 9.8c2.2-1.2 2.6-3.6 1.6-6.2M14.6 12.4c1.6-1.8 3.6-2 6-1.2M8.8 3.8v.1M20.4 4.2v.1M19.4 16.4v.1M17.6 7.6l1.6-1.4" />
  </Icon>
);

export const PiggyIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.4 11.4c.6-3.4 3.8-5.4 7.8-5.4 1.1 0 2.2.2 3.1.5.8-1 2-1.5 3.2-1.5l-.4 3c.9.8 1.5 1.7 1.8 2.8h1.5v4.4h-2a7 7 0 0 1-2.2 2.4v2.2h-3.2v-1.3a11 11 0 0 1-3.6 0v1.3H7.2v-2.3c-1.8-1.2-2.9-3-2.9-5.1" />
    <path d="M4.4 12c-1.1-.2-1.7-1-1.6-2.2M10.2 8.8c1.2-.4 2.6-.4 3.8 0M16.6 11.4v.1" />
  </Icon>
);

export const UserIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="8" r="4" />
    <path d="M4.5 20.5c.8-4 3.8-6 7.5-6s6.7 2 7.5 6" />
  </Icon>
);

export const ListIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9 6h11M9 12h11M9 18h11" />
    <path d="M4 6h.01M4 12h.01M4 18h.01" />
  </Icon>
);

export const PlusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 5v14M5 12h14" />
  </Icon>
);

export const TrashIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.9 12.5h9.2L17.5 7M10.3 11v5M13.7 11v5" />
  </Icon>
);

export const MessageIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 5.5h16v11H11l-4.5 4v-4H4z" />
  </Icon>
);

export const ArrowUpIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 19V5M6 11l6-6 6 6" />
  </Icon>
);

export const ArrowDownIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 5v14M6 13l6 6 6-6" />
  </Icon>
);

export const EditIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 19.5l1-4.5L16 4.5l3.5 3.5L9 18.5z" />
  </Icon>
);

export const ArrowRightIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 12h14M13 6l6 6-6 6" />
  </Icon>
);

export const PauseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6.5 5.5h3v13h-3zM14.5 5.5h3v13h-3z" />
  </Icon>
);

export const StopIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7 7h10v10H7z" fill="currentColor" />
  </Icon>
);

const THUMB =
  "M7.5 10.5 11 3.8c1.4 0 2.3 1.1 2.1 2.4l-.6 3.3h5.2c1.2 0 2 1.1 1.8 2.2l-1.2 6.3c-.2 1-1 1.7-2 1.7H7.5zM4 10.5h3.5v9.2H4z";

export const ThumbUpIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d={THUMB} />
  </Icon>
);

export const ThumbDownIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d={THUMB} transform="rotate(180 12 12)" />
  </Icon>
);

export const PlayIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 5.5v13l10.5-6.5z" />
  </Icon>
);

const EYE =
  "M2.8 12C4.9 7.9 8.2 5.8 12 5.8s7.1 2.1 9.2 6.2c-2.1 4.1-5.4 6.2-9.2 6.2S4.9 16.1 2.8 12Z";

export const EyeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d={EYE} />
    <circle cx="12" cy="12" r="2.8" />
  </Icon>
);

export const EyeOffIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d={EYE} />
    <path d="m4.5 19.5 15-15" />
  </Icon>
);

export const ArrowLeftIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M19 12H5M11 6l-6 6 6 6" />
  </Icon>
);

export const PhoneIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6.4 3.8h2.9l1.6 4.4-2.2 1.6a12 12 0 0 0 5.5 5.5l1.6-2.2 4.4 1.6v2.9a2.4 2.4 0 0 1-2.6 2.4A15.4 15.4 0 0 1 4 6.4a2.4 2.4 0 0 1 2.4-2.6Z" />
  </Icon>
);

export const MailIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.8 5.6h16.4v12.8H3.8zM4.2 6.2 12 12.6l7.8-6.4" />
  </Icon>
);

export const FeedIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 11.2A7.8 7.8 0 0 1 12.8 19M5 5a14 14 0 0 1 14 14" />
    <path d="M5.8 18.2v.1" strokeWidth="2.6" />
  </Icon>
);

export const UndoIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9 14 4 9l5-5" />
    <path d="M4 9h10.5a5.5 5.5 0 0 1 0 11H11" />
  </Icon>
);

export const SwapIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 9a8 8 0 0 1 14.3-3L20 8" />
    <path d="M20 3v5h-5M20 15a8 8 0 0 1-14.3 3L4 16" />
    <path d="M4 21v-5h5" />
  </Icon>
);
