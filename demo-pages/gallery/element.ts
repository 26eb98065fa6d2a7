import { defineWidget } from '#element/host';

/** All components of the kit on one page, for inspection; a tag of the demo only. */
defineWidget('vt-kit-gallery', { attributes: {}, load: 'eager', island: () => import('./Gallery') });

// Inserted after its definition, which waits for the loader: that one reports unknown vt- tags.
customElements.whenDefined('vt-kit-gallery').then(() => {
  document.querySelector('[data-kit-gallery]')?.replaceChildren(document.createElement('vt-kit-gallery'));
});
