import 'react';
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'vt-dealer-finder': { load?: string };
    }
  }
}
