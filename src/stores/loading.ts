/**
 * Loads with a flag that says so. The flag stops before a failure is passed on: whoever shows it shows no spinner
 * beside it (spec messages#swallowed-failures).
 */
export async function whileLoading<T>(
  setLoading: (loading: boolean) => void,
  load: () => Promise<T>,
): Promise<T> {
  setLoading(true);
  try {
    return await load();
  } finally {
    setLoading(false);
  }
}
