import { defineElement } from '#element/lit';
import { attributes } from './attributes';
import { HubMenu } from './HubMenu';

/**
 * Secondary menu of a hub page with a badge for its car. The entries are the author's own links; the link whose section
 * is on screen is marked as the current one.
 *
 * @since 0.1.0
 * @feature F62
 * @slot - Links of the menu.
 * @part badge - The car's name.
 * @part list - The row of links.
 */
defineElement('vt-hub-menu', {
  attributes,
  events: ['vt-hub-menu-selected'],
  element: HubMenu,
});
