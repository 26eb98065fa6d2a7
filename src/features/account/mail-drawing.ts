/** An e-mail is on its way. */
export const mailDrawing = 'M7 11h34v26H7zM7 13l17 13 17-13M7 36l12-13M41 36L29 23';
