/** No order yet. */
export const ordersDrawing = 'M15 9h-5v34h28V9h-5M15 6h18v7H15zM17 22h14M17 29h14M17 36h8';
