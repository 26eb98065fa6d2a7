/** No car on offer. */
export const showroomDrawing =
  'M5 31v-6l4-2 5-9h17l6 9 6 2v6h-4M17 31h14M5 31h4M10 23h26M9 31a4 4 0 1 0 8 0 4 4 0 1 0-8 0M31 31a4 4 0 1 0 8 0 4 4 0 1 0-8 0M5 40h38';
