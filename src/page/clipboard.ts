/** Some browsers neither write nor refuse, for instance behind another window or while they ask for a permission. */
const PATIENCE_MS = 3000;

/** Returns false if the browser has no clipboard, denies access, or does not answer. */
export async function copyText(text: string): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    await Promise.race([
      navigator.clipboard.writeText(text),
      new Promise((_, reject) => {
        timer = setTimeout(reject, PATIENCE_MS);
      }),
    ]);
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
