import type { Brand } from '#domain/core/brands';
import type { BrandTokens } from '#ui/core/tokens';

/** The tokens that differ on a dark surface; the page's own values apply to light ones. */
type DarkTokens = Omit<BrandTokens, 'radius' | 'button-radius' | 'heading-weight' | 'heading-transform'> & {
  /** What is under way (ui/parts/badge.css). */
  info: string;
  /** What waits for the visitor (ui/parts/badge.css). */
  warning: string;
};

/** The brands' colours where they are links and marks on a dark surface. */
const ACCENTS: Record<Brand, string> = {
  fiat: '#ff9aa8',
  'fiat-abarth': '#ff9aa8',
  jeep: '#b5d29a',
  ram: '#f2a19b',
  dodge: '#ff9aa8',
  chrysler: '#9fc3f5',
  citroen: '#ffa394',
  peugeot: '#8cc0ff',
  leapmotor: '#63d2c6',
};

/** Returns a brand's tokens on a dark surface; a test checks the contrast of every pair. */
export const darkTokens = (of: Brand): DarkTokens => ({
  // White for all: several brands' own are as dark as the surface.
  primary: '#ffffff',
  'on-primary': '#151619',
  accent: ACCENTS[of],
  focus: '#ffffff',
  surface: '#151619',
  text: '#f4f5f7',
  muted: '#b9bcc6',
  line: '#8d919d',
  info: '#8cc0ff',
  success: '#74d6a0',
  warning: '#f5c26b',
  danger: '#ff9a9a',
});
