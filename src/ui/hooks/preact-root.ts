import { type ComponentChild, render } from 'preact';

/** The `createRoot` of react-dom/client in the build on preact, for a container that is empty. */
export const createRoot = (container: Element) => ({
  render: (view: ComponentChild) => render(view, container),
  unmount: () => render(null, container),
});
