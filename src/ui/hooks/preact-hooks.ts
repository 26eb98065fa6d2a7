import { Component, type ComponentType, createElement } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

type Props = Record<string, unknown>;

const shallowEqual = (one: Props, other: Props): boolean => {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length && names.every((name) => Object.is(one[name], other[name]))
  );
};

/** Renders again only when its props change. Does not forward refs. */
export const memo = (View: ComponentType<Props>, same = shallowEqual): ComponentType<Props> =>
  class extends Component<Props> {
    override shouldComponentUpdate(next: Props) {
      return !same(this.props, next);
    }
    override render() {
      return createElement(View, this.props);
    }
  };

/**
 * Returns a value of an external store; renders when it changes. preact renders synchronously, so there is no tearing.
 */
export function useSyncExternalStore<T>(subscribe: (changed: () => void) => () => void, get: () => T): T {
  const value = get();
  const [, draw] = useState<object>();
  const latest = useRef({ value, get });
  latest.current = { value, get };
  useEffect(() => {
    const check = () => {
      const { value, get } = latest.current;
      if (!Object.is(value, get())) draw({});
    };
    const stop = subscribe(check);
    // It may have changed since the render.
    check();
    return stop;
  }, [subscribe]);
  return value;
}
