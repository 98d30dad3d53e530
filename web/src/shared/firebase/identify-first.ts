import { report } from '../config/report';
import { identityToken } from '../frame/page-around';

/**
 * Tells the server who the visitor is, if the page around the widget knows, before something begins in their name. Where
 * that fails, as with a token that is over, it begins without: name and address then are claims (D-88).
 */
export async function identifyFirst(libraryId: string): Promise<void> {
  const token = identityToken.read();
  if (token === null) return;
  try {
    const { identify } = await import('./identify');
    await identify(libraryId, token);
  } catch (error) {
    report('not-identified', error);
  }
}
