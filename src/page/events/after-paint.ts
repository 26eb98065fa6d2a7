/** Calls back after the next frame is painted, or soon if the page is hidden; returns a function that cancels it. */
export function afterPaint(done: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(done);
  });
  // A hidden tab has no frames.
  timer = setTimeout(() => {
    cancelAnimationFrame(frame);
    done();
  }, 200);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
