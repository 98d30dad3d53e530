import type { AddressField } from '../library/library-address';

interface AddressMessages {
  readonly invalid: string;
  readonly taken: string;
}

/** Messages for addresses a library cannot use; ours (D-47). */
export const ADDRESS_TEXTS: Readonly<Record<AddressField, AddressMessages>> = {
  library_refkey: {
    invalid:
      'A reference key has 3 to 40 letters, digits and hyphens, and is not a word the product reserves',
    taken: 'This reference key is taken',
  },
  library_domain: {
    invalid: 'The domain must be a host name such as acme.com',
    taken: 'This domain belongs to another library',
  },
  custom_subDomain: {
    invalid: 'The sub-domain must be a host name such as help.acme.com',
    taken: 'This sub-domain belongs to another library',
  },
};
