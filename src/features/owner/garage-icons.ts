/** Icons of the garage's lists: cars that somebody has, has looked at, and would like. */
export const garageIcons = {
  owned:
    'M9 17h6M5 17H3v-4l3-1 2-5h8l3 5 2 1v4h-2M6 12h13M5 17a2 2 0 1 0 4 0 2 2 0 1 0-4 0M15 17a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
  visited: 'M2.5 12C5 8 8 6 12 6s7 2 9.5 6c-2.5 4-5.5 6-9.5 6s-7-2-9.5-6zM9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
  wanted: 'M12 20S3 14.5 3 8.5A4.5 4.5 0 0 1 12 6.5a4.5 4.5 0 0 1 9 2c0 6-9 11.5-9 11.5z',
};
