import { RESERVE, SHAPES } from './generated/reserve';

/** Grey on a light page and on a dark one. */
const BAR = 'color-mix(in srgb,currentColor 8%,#0000)';
const TITLE = `linear-gradient(${BAR} 0 0) 0 16px/min(60%,320px) 28px no-repeat padding-box`;
/** Below the title, by the shape that a widget's definition names. */
const BODIES = {
  // Labels and their inputs.
  form: `repeating-linear-gradient(${BAR} 0 12px,#0000 0 96px) 0 0/min(40%,128px) 100% no-repeat content-box,repeating-linear-gradient(#0000 0 20px,${BAR} 0 68px,#0000 0 96px) content-box`,
  // Cards, as many in a row as have room.
  list: `linear-gradient(${BAR} calc(100% - 24px),#0000 0) 0 0/min(100%,max(31%,340px)) 264px space round content-box`,
  // A paragraph, then what it is about.
  text: `repeating-linear-gradient(${BAR} 0 12px,#0000 0 28px) 0 0/100% 84px no-repeat content-box,linear-gradient(${BAR} 0 0) 0 108px/100% 160px no-repeat content-box`,
};
/** A widget below this height in px gets no placeholder. */
const LEAST = 160;
/** Height in px that the author's children have above it; it takes none itself, so that nothing moves. */
const CHILDREN = 96;

type Shape = keyof typeof BODIES;

const shapeOf = (name: string): Shape =>
  (Object.keys(SHAPES) as (keyof typeof SHAPES)[]).find((shape) =>
    SHAPES[shape].some((one) => one === name),
  ) ?? 'text';

/** Returns the placeholder of a widget's content, as a background. */
export const bodyOf = (name: string): string => BODIES[shapeOf(name)];

/**
 * Returns CSS that paints a placeholder in a widget's shape (--_b), below the author's children, from the page's first frame
 * until the widget is there or has failed (--_k, set by reportFailure). A browser without :state() takes it away when the
 * element is defined. One that waits for the visitor has none, since nothing loads.
 * @param names of widgets, without vt-; all if absent
 */
export function placeholderCss(names: readonly string[] = Object.keys(RESERVE)): string {
  const tagsOf = (some: readonly string[]) => some.map((name) => `vt-${name}`).join();
  const shown = names.filter((name) => {
    const [phone = 0, wider = 0, isLit] = RESERVE[name] ?? [];
    return !name.includes('[') && !isLit && Number(phone) >= LEAST && wider >= LEAST;
  });
  if (shown.length === 0) return '';
  const bodies = (Object.keys(BODIES) as Shape[]).map((shape) => {
    const those = shown.filter((name) => shapeOf(name) === shape);
    return those.length > 0 ? `:where(${tagsOf(those)}){--_b:${BODIES[shape]}}` : '';
  });
  const loading = `:where(${tagsOf(shown)}):where(:not(:defined),:state(loading)):where(:not([load=interaction i]))`;
  // The margin does not collapse with the element's, and nothing is painted over what follows.
  return `${bodies.join('')}${loading}{display:flow-root;overflow:clip}${loading}::after{content:var(--_k,"");display:block;box-sizing:border-box;height:max(0px,var(--_r) - ${CHILDREN}px);margin-bottom:min(0px,${CHILDREN}px - var(--_r));padding-top:clamp(0px,var(--_r) - ${CHILDREN}px,68px);pointer-events:none;background:${TITLE},var(--_b)}`;
}
