/** No car in the garage. */
export const garageDrawing = 'M5 20L24 7l19 13v22H5zM12 42V24h24v18M16 39v-5l2.5-5h11l2.5 5v5zM16 34h16';
