/** No document to send. */
export const documentsDrawing = 'M12 5h16l8 8v30H12zM28 5v8h8M18 22h12M18 29h12M18 36h7';
