/**
 * Icons of a visit's details and of its dealer. Two are those of contact.ts, whose file is the dealer finder's own: a form
 * loads nothing of it.
 */
export const visitIcons = {
  car: 'M9 17h6M5 17H3v-4l3-1 2-5h8l3 5 2 1v4h-2M6 12h13M5 17a2 2 0 1 0 4 0 2 2 0 1 0-4 0M15 17a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
  place: 'M12 21s-7-6-7-11a7 7 0 0 1 14 0c0 5-7 11-7 11zM9.5 10a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0',
  phone:
    'M6 3.5h3l1.5 4.5-2 1.5a12 12 0 0 0 6 6l1.5-2 4.5 1.5v3a2.5 2.5 0 0 1-2.5 2.5A14.5 14.5 0 0 1 3.5 6 2.5 2.5 0 0 1 6 3.5z',
  day: 'M4 5.5h16v15H4zM4 10.5h16M8 3v5M16 3v5',
  subject: 'M6 3h12v18H6zM9.5 8h5M9.5 12h5M9.5 16h3',
};
