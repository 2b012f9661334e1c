import type { SVGProps } from 'react';

/** Line icons on a 20-unit grid with one stroke width. Decorative: the control beside them has the name. */
export function Icon({ children, ...rest }: SVGProps<SVGSVGElement>) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...rest}
    >
      {children}
    </svg>
  );
}

type IconProps = SVGProps<SVGSVGElement>;

export const ChevronDown = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5 7.5 5 5 5-5" />
  </Icon>
);
export const ChevronLeft = (props: IconProps) => (
  <Icon {...props}>
    <path d="m12.5 5-5 5 5 5" />
  </Icon>
);
export const ChevronRight = (props: IconProps) => (
  <Icon {...props}>
    <path d="m7.5 5 5 5-5 5" />
  </Icon>
);
export const ArrowUp = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10 16V4m-5 5 5-5 5 5" />
  </Icon>
);
export const Close = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5 5 10 10M15 5 5 15" />
  </Icon>
);
export const MenuLines = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 6h14M3 10h14M3 14h14" />
  </Icon>
);
export const Check = (props: IconProps) => (
  <Icon {...props}>
    <path d="m4.5 10.5 3.5 3.5 7.5-8" />
  </Icon>
);
export const Minus = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 10h10" />
  </Icon>
);
export const Plus = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10 5v10M5 10h10" />
  </Icon>
);
export const Sun = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="10" cy="10" r="3.2" />
    <path d="M10 2.5v1.8M10 15.7v1.8M2.5 10h1.8M15.7 10h1.8M4.7 4.7 6 6M14 14l1.3 1.3M4.7 15.3 6 14M14 6l1.3-1.3" />
  </Icon>
);
export const Moon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M16.5 12.2A7 7 0 0 1 7.8 3.5a7 7 0 1 0 8.7 8.7Z" />
  </Icon>
);
export const Person = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="10" cy="7" r="3.2" />
    <path d="M3.8 17a6.3 6.3 0 0 1 12.4 0" />
  </Icon>
);
export const Pause = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7 5v10M13 5v10" />
  </Icon>
);
export const Play = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7 4.5v11l8.5-5.5L7 4.5Z" />
  </Icon>
);
export const Warning = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10 3 2.5 16.5h15L10 3Zm0 5v4m0 2.2v.1" />
  </Icon>
);
export const Info = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="10" cy="10" r="7.2" />
    <path d="M10 9v4.5m0-7.1v.1" />
  </Icon>
);
