export type Marker = { userId: string; email: string; shared: boolean };
let raw: string | null = null; let parsed: Marker | null = null;
export function readMarker(): Marker | null { const now = localStorage.getItem('cq-marker'); if (now !== raw) { raw = now; parsed = now ? JSON.parse(now) : null; } return parsed; }
export function onMarkerChange(_cb: () => void): () => void { return () => undefined; }
