/** What the link of an invitation carries (D-09). */
export interface InvitationToken {
  readonly id: string;
  /** 256 random bits, base64url; stored as its hash alone */
  readonly secret: string;
}

const TOKEN = /^([A-Za-z0-9]{20,40})\.([A-Za-z0-9_-]{43})$/;

export const formatInvitationToken = ({ id, secret }: InvitationToken): string => `${id}.${secret}`;

/** @returns undefined for whatever cannot be a token */
export function parseInvitationToken(text: string): InvitationToken | undefined {
  const [, id, secret] = TOKEN.exec(text) ?? [];
  return id && secret ? { id, secret } : undefined;
}
