import { useEffect, useState } from 'react';
import { useIsReading } from '../hooks/use-resource';
import { usePageLocation } from '../router/navigation';

const isOnServer = typeof window === 'undefined';

type Phase = 'idle' | 'running' | 'done';

/** Progress bar of each navigation (S2.4-31); it starts at 0.2, takes 500 ms per step and has no spinner (S9-10). */
export function NavigationProgress() {
  const { pathname, search } = usePageLocation();
  const isReading = useIsReading();
  const [phase, setPhase] = useState<Phase>(isOnServer ? 'idle' : 'running');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new URL starts the bar
  useEffect(() => setPhase('running'), [pathname, search]);
  useEffect(() => {
    if (phase !== 'running' || isReading) return;
    const timer = setTimeout(() => setPhase('done'), 60);
    return () => clearTimeout(timer);
  }, [phase, isReading]);
  useEffect(() => {
    if (phase !== 'done') return;
    const timer = setTimeout(() => setPhase('idle'), 500);
    return () => clearTimeout(timer);
  }, [phase]);
  return <div className="navigation-progress" data-phase={phase} aria-hidden="true" />;
}
