import type { Drawing } from './drawing';

/** Draws the front seats and the dashboard with an upholstery in a colour (#rrggbb). */
export function interiorView(_shape: unknown, color: string): Drawing {
  const seat = `<path d="M44 92 Q48 44 100 44 Q152 44 156 92 L164 196 Q166 236 100 236 Q34 236 36 196 Z" fill="${color}"/>
<rect x="74" y="10" width="52" height="42" rx="14" fill="${color}"/>
<path d="M66 92 Q100 80 134 92 L138 186 Q100 200 62 186 Z" fill="#fff" fill-opacity=".1"/>
<path d="M66 92 Q100 80 134 92 L138 186 Q100 200 62 186 Z" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="2" stroke-dasharray="6 4"/>`;
  const content = `<rect width="400" height="300" fill="#dfe2e6"/>
<path d="M0 236 H400 V300 H0 Z" fill="#3a3d43"/>
<g stroke="#000" stroke-opacity=".25" stroke-width="2"><g>${seat}</g><g transform="translate(200 0)">${seat}</g></g>
<rect x="184" y="150" width="32" height="110" rx="8" fill="#22252a"/><circle cx="200" cy="170" r="9" fill="#8d929b"/>`;
  return { width: 400, height: 300, content };
}
