import { report } from '../config/report';
import { identityToken } from '../frame/page-around';
import type { KnownVisitor } from './identify';

/**
 * Tells the server who the visitor is, if the page around the widget knows, before something begins in their name. Where
 * that fails, as with a token that is over, it begins without: name and address then are claims (D-88).
 * @returns null if the visitor is not known
 */
export async function identifyFirst(libraryId: string): Promise<KnownVisitor | null> {
  const token = identityToken();
  if (token === '') return null;
  try {
    const { identify } = await import('./identify');
    return await identify(libraryId, token);
  } catch (error) {
    report('not-identified', error);
    return null;
  }
}
