import { identityClaimsSchema, LONGEST_IDENTITY_S } from '@harborline/domain/widget/identity';
import { jwtVerify } from 'jose';

/** Who a visitor is, in the words of the library's server. */
export interface Identity {
  readonly name: string;
  readonly email: string;
}

/**
 * Reads a token that a library's server signed: a JSON Web Token with HS256 that ends within the hour (D-88).
 * @returns undefined if it is anything else
 */
export async function readIdentityToken(
  token: string,
  secret: string,
  nowMs: number,
): Promise<Identity | undefined> {
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(secret), {
      algorithms: ['HS256'],
      requiredClaims: ['exp', 'email'],
      currentDate: new Date(nowMs),
    });
    const { exp, name, email } = identityClaimsSchema.parse(payload);
    return exp <= nowMs / 1_000 + LONGEST_IDENTITY_S ? { name, email } : undefined;
  } catch {
    return undefined;
  }
}
