// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { CARD_BRANDS } from '#domain/payment/card';
import { GARAGE_KINDS } from '#domain/vehicle/vehicle-kinds';
import { accountIcon, accountIcons } from '#features/account/account-icons';
import { cardIcon, cardIcons } from '#features/card/card-brand-icons';
import { paymentIcon, paymentIcons } from '#features/orders/payment-icons';
import { garageIcons } from '#features/owner/garage-icons';
import { pathOfProvider, providerIcons } from '#features/session/sign-in/provider-icons';
import { Icon } from '#ui/icons/Icon';
import { Drawing } from '#ui/parts/Drawing';
import { Empty } from '#ui/parts/Empty';
import { leave, render, text } from '../lib/render';
import { pathPoints } from './path-points';

afterEach(leave);

const ICONS = import.meta.glob<object>(
  ['../../../src/ui/icons/*.ts', '../../../src/features/**/*-icons.ts'],
  {
    eager: true,
  },
);
const DRAWINGS = import.meta.glob<object>(
  ['../../../src/ui/drawings/*.ts', '../../../src/features/**/*-drawing.ts'],
  {
    eager: true,
  },
);

/** The paths of modules by `module name`; functions aside. */
const pathsOf = (modules: Record<string, object>): [string, string][] =>
  Object.entries(modules).flatMap(([file, exports]) =>
    Object.entries(exports).flatMap(([key, value]) => {
      const all = typeof value === 'string' ? { [key]: value } : typeof value === 'object' ? value : {};
      return Object.entries(all as Record<string, string>).map(([name, path]): [string, string] => [
        `${file.replace(/^.*\//, '')} ${name}`,
        path,
      ]);
    }),
  );

const icons = pathsOf(ICONS);
const drawings = pathsOf(DRAWINGS);
const svg = () => document.querySelector('svg') as SVGSVGElement;

/** Returns the paths with a point outside of a grid without its margin. */
const outside = (paths: [string, string][], size: number, margin: number) =>
  paths.filter(([, path]) => pathPoints(path).some((each) => !(each >= margin && each <= size - margin)));

describe('icons', () => {
  it.each(icons)('%s is an outline in one grid, in the colour of the text, and hidden', async (_, path) => {
    await render(<Icon path={path} />);
    expect(svg().getAttribute('viewBox')).toBe('0 0 24 24');
    expect(svg().getAttribute('aria-hidden')).toBe('true');
    expect(['stroke', 'stroke-width', 'fill'].map((name) => svg().getAttribute(name))).toEqual([
      'currentColor',
      '1.5',
      'none',
    ]);
    expect(svg().textContent).toBe('');
  });
  it('stay in their grid', () => {
    expect(icons.length).toBeGreaterThan(30);
    expect(outside(icons, 24, 2)).toEqual([]);
  });
  it('differ within a subject', () => {
    for (const set of [paymentIcons, cardIcons, accountIcons, garageIcons, providerIcons])
      expect(new Set(Object.values(set)).size).toBe(Object.keys(set).length);
  });
  it('have brands of the domain only, and every list of cars', () => {
    expect(Object.keys(cardIcons).filter((name) => !CARD_BRANDS.some((brand) => brand === name))).toEqual([
      'other',
    ]);
    expect(Object.keys(garageIcons)).toEqual([...GARAGE_KINDS]);
  });
  it('are plain for what is unknown, whatever its name', () => {
    for (const name of ['x', 'constructor', '']) {
      expect(cardIcon(name)).toBe(cardIcons.other);
      expect(paymentIcon(name)).toBe(paymentIcons.card);
      expect(accountIcon(name)).toBe(accountIcons.other);
      expect(pathOfProvider(name)).toBe(providerIcons.other);
    }
    expect(paymentIcon('pix')).toBe(paymentIcons.pix);
    expect(accountIcon('orders')).toBe(accountIcons.orders);
    expect(pathOfProvider('apple')).toBe(providerIcons.apple);
  });
});

describe('drawings', () => {
  it.each(drawings)('%s has one size and is hidden', async (_, path) => {
    await render(<Drawing path={path} />);
    expect(['width', 'height', 'aria-hidden'].map((name) => svg().getAttribute(name))).toEqual([
      '72',
      '72',
      'true',
    ]);
  });
  it('stay in their grid', () => {
    expect(drawings.length).toBeGreaterThan(5);
    expect(outside(drawings, 48, 4)).toEqual([]);
  });
  it('stand above what is empty, and above a dead end, which is announced at once', async () => {
    const { show } = await render(<Empty title="Nenhum carro" />);
    expect(text('[role=status]')).toBe('Nenhum carro');
    await show(<Empty title="Não existe mais" drawing="M4 4" isEnd />);
    expect(text('[role=alert]')).toBe('Não existe mais');
    expect(svg().querySelector('path')?.getAttribute('d')).toBe('M4 4');
  });
});
