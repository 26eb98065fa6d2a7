import { defineWidget } from '../../src/element/host';

/** All components of the kit on one page, for inspection; a tag of the demo only. */
defineWidget('vt-kit-gallery', { attributes: {}, load: 'eager', island: () => import('./Gallery') });

// Inserted after its definition: the loader, which has run by now, reports unknown vt- tags.
document.querySelector('[data-kit-gallery]')?.replaceChildren(document.createElement('vt-kit-gallery'));
