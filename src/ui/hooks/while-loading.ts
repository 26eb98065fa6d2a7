/**
 * Runs a load with a loading flag. The flag is reset before a failure is rethrown, so that no view shows a spinner
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
