export const RESERVE: Record<string, readonly [number, number] | null> = { 'vt-lead-form': [900, 700] };
