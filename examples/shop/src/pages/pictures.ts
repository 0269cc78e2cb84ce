import { html } from 'hono/html';
import type { Html } from './layout.ts';

/** A bag of coffee, and what a screen reader says of it. */
export const bag = (label: string): Html =>
  html`<svg viewBox="0 0 200 260" role="img" aria-label="${label}">
    <ellipse cx="100" cy="246" rx="78" ry="9" fill="#7a4a20" opacity=".25" />
    <path d="M34 48 L26 236 Q26 246 38 246 H162 Q174 246 174 236 L166 48 Z" fill="#3b2416" />
    <path d="M34 48 L26 236 Q26 246 38 246 H58 L56 48 Z" fill="#2c1a0f" />
    <path d="M38 20 H162 L166 48 H34 Z" fill="#4d3120" />
    <rect x="34" y="44" width="132" height="7" rx="3" fill="#b7791f" />
    <rect x="54" y="88" width="92" height="112" rx="8" fill="#f8f3ea" />
    <g transform="translate(100 124) rotate(28)">
      <ellipse rx="17" ry="24" fill="#6b3f22" />
      <path d="M0 -23 C10 -8 -10 8 0 23" fill="none" stroke="#f8f3ea" stroke-width="3" stroke-linecap="round" />
    </g>
    <g font-family="Georgia, serif" text-anchor="middle" fill="#2a1d14">
      <text x="100" y="170" font-size="15" font-weight="600">Foumbot</text>
      <text x="100" y="187" font-size="9" letter-spacing="3">ARABICA</text>
    </g>
  </svg>`;

/** Success. */
export const DONE: Html = html`<svg class="mark" viewBox="0 0 56 56" aria-hidden="true">
  <circle cx="28" cy="28" r="28" fill="#14532d" />
  <path
    d="M16 29 l8 8 l16 -17"
    fill="none"
    stroke="#fff"
    stroke-width="4.5"
    stroke-linecap="round"
    stroke-linejoin="round"
  />
</svg>`;

/** In progress. */
export const WAITING: Html = html`<svg class="mark turning" viewBox="0 0 56 56" aria-hidden="true">
  <circle cx="28" cy="28" r="24" fill="none" stroke="#e7dccb" stroke-width="6" />
  <path d="M28 4 a24 24 0 0 1 24 24" fill="none" stroke="#b7791f" stroke-width="6" stroke-linecap="round" />
</svg>`;

/** Failure. */
export const STOPPED: Html = html`<svg class="mark" viewBox="0 0 56 56" aria-hidden="true">
  <circle cx="28" cy="28" r="28" fill="#a4451f" />
  <path d="M28 15 v17 M28 40.5 v.5" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" />
</svg>`;

/** Refund. */
export const RETURNED: Html = html`<svg class="mark" viewBox="0 0 56 56" aria-hidden="true">
  <circle cx="28" cy="28" r="28" fill="#b7791f" />
  <path
    d="M23 17 l-8 8 l8 8 M15 25 h16 a8 8 0 0 1 0 16 h-5"
    fill="none"
    stroke="#fff"
    stroke-width="4"
    stroke-linecap="round"
    stroke-linejoin="round"
  />
</svg>`;
