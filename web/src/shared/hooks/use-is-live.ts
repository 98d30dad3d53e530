import { useEffect, useState } from 'react';

/** True on the server, and while a browser continues a page that the server rendered. */
let isFromServer = typeof window === 'undefined';

/** Continues a page that the server rendered: its first rendering is the server's. */
export function continueFromServer(render: () => void): void {
  isFromServer = true;
  try {
    render();
  } finally {
    isFromServer = false;
  }
}

/** Whether the page has its script; false on the server and in the first rendering that continues from there. */
export function useIsLive(): boolean {
  const [isLive, setLive] = useState(() => !isFromServer);
  useEffect(() => setLive(true), []);
  return isLive;
}
