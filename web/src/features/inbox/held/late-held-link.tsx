import { useAfterContent } from '../../../shared/live/use-after-content';

const loadLink = async () => (await import('./held-link')).HeldLink;

/** Link to the held requests, loaded after the first tickets. */
export function LateHeldLink(props: { isCurrent: boolean }) {
  const HeldLink = useAfterContent('held-link', loadLink);
  return HeldLink && <HeldLink {...props} />;
}
