import type { JSX } from 'hono/jsx/jsx-runtime';

interface Shape {
  readonly size: number;
  readonly path: string;
}

/** Drawn in the text colour and hidden from screen readers: a label is always beside them. */
function Icon({ size, path }: Shape): JSX.Element {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}

/** Two crossed rods, in a square of 24: the copper money after which the service is named. */
export const LOGO_PATH = 'M5 4c0 9 5 16 14 16M19 4C19 13 14 20 5 20';
export const LogoIcon = (): JSX.Element => <Icon size={20} path={LOGO_PATH} />;
export const SearchIcon = (): JSX.Element => (
  <Icon size={20} path="M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14M16 16l4.5 4.5" />
);
export const WalletIcon = (): JSX.Element => (
  <Icon size={22} path="M4 7h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h11M16 13.5h.01" />
);
export const CashIcon = (): JSX.Element => (
  <Icon size={22} path="M3 6h18v12H3zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6M6 12h.01M18 12h.01" />
);
export const CardIcon = (): JSX.Element => <Icon size={22} path="M3 6h18v12H3zM3 10h18M7 15h4" />;
export const PhoneIcon = (): JSX.Element => (
  <Icon size={22} path="M8 2h8a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zM11 18h2" />
);
export const BackIcon = (): JSX.Element => <Icon size={20} path="M15 5l-7 7 7 7" />;
export const CodeIcon = (): JSX.Element => (
  <Icon size={22} path="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2M20 14v2M14 20h2M18 18h2v2" />
);
export const NextIcon = (): JSX.Element => <Icon size={20} path="M9 5l7 7-7 7" />;
export const LockIcon = (): JSX.Element => <Icon size={16} path="M6 11h12v9H6zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11" />;
export const CheckIcon = (): JSX.Element => <Icon size={32} path="M5 12.5l4.5 4.5L19 7.5" />;
export const CrossIcon = (): JSX.Element => <Icon size={32} path="M6 6l12 12M18 6L6 18" />;
export const ClockIcon = (): JSX.Element => (
  <Icon size={32} path="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5.5l3.5 2" />
);
export const ReturnIcon = (): JSX.Element => <Icon size={32} path="M9 6L4 11l5 5M4 11h10a6 6 0 0 1 0 12" />;
