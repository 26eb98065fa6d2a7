/**
 * The types of JSX: React's, but an address that an element takes is a SafeUrl, or a text whose beginning shows that it is
 * one. TypeScript reads this file in the place of react/jsx-runtime (tsconfig.json); builds do not.
 */
import type { JSX as ReactJSX } from 'react';
import type { SafeUrl } from '#page/core/safe-url';

type Beginning = '#' | '/' | './' | '?' | 'https://' | 'tel:' | 'mailto:';
/** What an element takes as an address. */
export type Address = SafeUrl | `${Beginning}${string}`;

type Names = 'href' | 'src' | 'action' | 'formAction' | 'data' | 'poster';
/** Attributes that take an address, of the elements that have them. */
type WithAddresses<Props> = Omit<Props, Names> & { [Name in Names & keyof Props]?: Address | undefined };

type Plain = ReactJSX.IntrinsicElements;
type Elements = {
  [Tag in keyof Plain]: Names & keyof Plain[Tag] extends never ? Plain[Tag] : WithAddresses<Plain[Tag]>;
};

export declare namespace JSX {
  export type ElementType = ReactJSX.ElementType;
  export interface Element extends ReactJSX.Element {}
  export interface ElementClass extends ReactJSX.ElementClass {}
  export interface ElementAttributesProperty extends ReactJSX.ElementAttributesProperty {}
  export interface ElementChildrenAttribute extends ReactJSX.ElementChildrenAttribute {}
  export type LibraryManagedAttributes<C, P> = ReactJSX.LibraryManagedAttributes<C, P>;
  export interface IntrinsicAttributes extends ReactJSX.IntrinsicAttributes {}
  export interface IntrinsicClassAttributes<T> extends ReactJSX.IntrinsicClassAttributes<T> {}
  export interface IntrinsicElements extends Elements {}
}
