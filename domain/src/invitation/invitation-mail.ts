import type { Role } from '../permissions/slugs';
import { clip, oneLine } from '../text/clip';
import type { MailBrand, MailContent } from '../tickets/mail-content';

/** A role within a sentence. */
const ROLE_PHRASES: Readonly<Record<Role, string>> = {
  owner: 'the owner',
  admin: 'an admin',
  editor: 'an editor',
  writer: 'a writer',
  agent: 'an agent',
};

export interface StaffMail extends MailContent {
  readonly subject: string;
}

interface StaffMailInput {
  readonly brand: MailBrand;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly action: { readonly label: string; readonly url: string };
  readonly footer: string;
}

function staffMail({ brand, subject, paragraphs, action, footer }: StaffMailInput): StaffMail {
  const heading = oneLine(subject);
  return {
    subject: heading,
    text: [...paragraphs, `${action.label}: ${action.url}`, footer].join('\n\n'),
    page: {
      template: 'letter',
      brand,
      preheader: paragraphs[0] ?? heading,
      heading,
      letter: paragraphs.join('\n\n'),
      action,
      footer,
    },
  };
}

const shortName = (text: string): string => clip(oneLine(text), 80);

export interface InvitationMailInput {
  readonly brand: MailBrand;
  /** '' when the inviter has no name yet */
  readonly inviterName: string;
  readonly role: Role;
  /** contains the token */
  readonly joinUrl: string;
}

/** The email that invites a person to a team (D-09). */
export function composeInvitationMail({ brand, inviterName, role, joinUrl }: InvitationMailInput): StaffMail {
  const company = shortName(brand.companyName);
  const inviter = shortName(inviterName);
  return staffMail({
    brand,
    subject: inviter ? `${inviter} invited you to ${company}` : `You are invited to ${company}`,
    paragraphs: [
      `${inviter || company} would like you to join ${inviter ? company : 'the team'} as ${ROLE_PHRASES[role]}.`,
      'The button accepts the invitation. If you have no account yet, a second email then lets you choose your password.',
      'The invitation expires after 7 days.',
    ],
    action: { label: 'Accept the invitation', url: joinUrl },
    footer:
      'Please do not forward this email: anyone with the link can accept the invitation. If you did not expect it, you can ignore it.',
  });
}

export interface PasswordMailInput {
  readonly brand: MailBrand;
  readonly email: string;
  /** contains the code for choosing a password */
  readonly passwordUrl: string;
}

/** The email with the link for a new teammate to choose a password. */
export function composePasswordMail({ brand, email, passwordUrl }: PasswordMailInput): StaffMail {
  return staffMail({
    brand,
    subject: 'Choose your password',
    paragraphs: [
      `Welcome to ${shortName(brand.companyName)}. Your account is ready; you sign in as ${email}.`,
      "The button lets you choose your password. It works for one hour; afterwards, 'Forgot your password?' on the sign-in page sends a new link.",
    ],
    action: { label: 'Choose your password', url: passwordUrl },
    footer: 'Please do not forward this email: anyone with the link can choose the password.',
  });
}
