/** Icons of the sections of a car's warranty, by their ids. */
export const warrantyIcons = {
  warranty: 'M12 3l8 3v6c0 5-3.5 7.5-8 9-4.5-1.5-8-4-8-9V6zM8.5 12l2.5 2.5 4.5-5',
  invoice: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6',
  delivery: 'M12 8a4 4 0 1 1-8 0 4 4 0 1 1 8 0zM11 10.5L20 19.5v-3M17.5 17v3',
  mopar: 'M20 7.5a5 5 0 0 1-6.5 5l-6.5 7a2 2 0 0 1-3-3l7-6.5a5 5 0 0 1 6-6.5l-3 3 2 2.5z',
};
