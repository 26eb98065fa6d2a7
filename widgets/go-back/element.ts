import { defineElement } from '#element/lit';
import { attributes } from './attributes';
import { GoBack } from './GoBack';

/**
 * Links back to the previous page if it is on this site, else to the parent page. A link or button among the children
 * is used as it is; other children become the text of the link.
 *
 * @since 0.1.0
 * @feature F62
 * @slot - Text, or the author's own link or button.
 * @part link - The link, if the children contain none.
 */
defineElement('vt-go-back', {
  attributes,
  element: GoBack,
});
