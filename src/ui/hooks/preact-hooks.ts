import { Component, type ComponentType, createElement } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

type Props = Record<string, unknown>;

const alike = (one: Props, other: Props): boolean => {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length && names.every((name) => Object.is(one[name], other[name]))
  );
};

/** A view that is drawn anew only for other props. It hands on no ref. */
export const memo = (View: ComponentType<Props>, same = alike): ComponentType<Props> =>
  class extends Component<Props> {
    override shouldComponentUpdate(next: Props) {
      return !same(this.props, next);
    }
    override render() {
      return createElement(View, this.props);
    }
  };

/** A value from outside, drawn anew with it. preact draws one state at a time: nothing can be drawn half in another. */
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
    // It may have changed since it was drawn.
    check();
    return stop;
  }, [subscribe]);
  return value;
}
