import { useEffect, useRef, useState } from 'react';

/**
 * The latest value, but the one from before while a finger or a mouse button is down: a control that moves away under
 * it gets no click.
 */
export function useStillWhilePressed<Value>(value: Value): Value {
  const [isPressed, setPressed] = useState(false);
  const shown = useRef(value);
  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    // The click comes right after the release.
    const release = () => void setTimeout(() => setPressed(false));
    addEventListener('pointerdown', () => setPressed(true), options);
    addEventListener('pointerup', release, options);
    addEventListener('pointercancel', release, options);
    return () => listening.abort();
  }, []);
  if (!isPressed) shown.current = value;
  return shown.current;
}
