/** Icons of the account's sections, by their ids, and one for those of authors. */
export const accountIcons = {
  'personal-data': 'M12 3.5a4 4 0 1 1 0 8 4 4 0 1 1 0-8zM4 20.5c.5-4 3.5-6 8-6s7.5 2 8 6',
  address: 'M3.5 11.5L12 4l8.5 7.5M6 9.5v11h12v-11M10 20.5V15h4v5.5',
  dealer: 'M3 9.5L5 4h14l2 5.5zM4.5 9.5v11h15v-11M10 20.5V15h4v5.5',
  garage:
    'M9 17h6M5 17H3v-4l3-1 2-5h8l3 5 2 1v4h-2M6 12h13M5 17a2 2 0 1 0 4 0 2 2 0 1 0-4 0M15 17a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
  orders: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6',
  'card-wallet': 'M2.5 5.5h19v13h-19zM2.5 10h19M6 15h4',
  password: 'M5.5 10.5h13v10h-13zM8 10.5V8a4 4 0 0 1 8 0v2.5M12 14.5v2.5',
  benefits:
    'M3 7.5h18V11H3zM4.5 11v9.5h15V11M12 20.5v-13C8 7.5 6.5 5 8 4s4 .5 4 3.5c0-3 2.5-4.5 4-3.5s0 3.5-4 3.5',
  other: 'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z',
};

/** Returns the icon of a section. */
export const accountIcon = (id: string): string =>
  new Map(Object.entries(accountIcons)).get(id) ?? accountIcons.other;
