import { useLate } from '../../../shared/hooks/use-late';
import { firstContent } from '../../../shared/live/first-content';

async function loadLink() {
  await firstContent();
  return (await import('./held-link')).HeldLink;
}

/** Link to the held requests, loaded after the first tickets. */
export function LateHeldLink(props: { isCurrent: boolean }) {
  const HeldLink = useLate(loadLink);
  return HeldLink && <HeldLink {...props} />;
}
