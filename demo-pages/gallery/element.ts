import { defineWidget } from '../../src/element/host';

/** Every component of the kit on one page, to be looked at; a tag of the demo alone. */
defineWidget('vt-kit-gallery', { attributes: {}, load: 'eager', island: () => import('./Gallery') });

// Put in once it is defined: the loader, which has run by now, reports tags that are none of the library's.
document.querySelector('[data-kit-gallery]')?.replaceChildren(document.createElement('vt-kit-gallery'));
