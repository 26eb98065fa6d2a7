import { defineWidget } from '#element/host';
import { attributes } from './attributes';

/**
 * The logged area (spec screens#logged-area): greets the signed-in visitor, opens one section at a time, and signs out.
 * Each section is another widget by its tag, whose files load when the section is first opened; what is typed there stays
 * while another section is open. The open section is in the page's address (vt-section). Further sections are the
 * author's `<template data-section="NAME" data-label="LABEL">` in the tag; a template with the name of a section replaces
 * its widget, and one with a tag that this version of the library does not have is not shown.
 *
 * The section benefits is there with one of its attributes. Their sites open by links that are valid once, in a tab of
 * the visitor's click (spec services#authentication).
 *
 * @since 0.1.0
 * @feature F31
 * @feature F29
 * @part root - The whole widget.
 * @part nav - The links to the sections.
 * @part section - A section.
 * @part button - A button.
 */
defineWidget('vt-account', {
  attributes,
  events: ['vt-account-opened', 'vt-benefit-opened', 'vt-session-ended'],
  load: 'visible',
  reserve: [923, 564, 628],
  needs: ['brand', 'country', 'service:user'],
  access: {},
  guard: () => import('#features/session/access/guarded-view'),
  island: () => import('./Account'),
});
