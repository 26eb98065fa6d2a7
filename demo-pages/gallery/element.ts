import { defineWidget } from '../../src/element/host';

/** Every component of the kit on one page, to be looked at; a tag of the demo alone. */
defineWidget('vt-kit-gallery', { attributes: {}, load: 'eager', island: () => import('./Gallery') });

// After the tag: the loader reports a tag that it does not know.
import('../../src/element/vitrine');
