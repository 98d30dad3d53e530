import type { Category } from '../entities/category';
import type { KnownFields } from '../entities/known-fields';
import type { LibraryPrivate, LibraryPublic } from '../entities/library';
import { fillPositions } from '../help-center/category-positions';

export interface LibraryRequest {
  readonly key: string;
  readonly companyName: string;
  /** email address of the owner */
  readonly email: string;
  /** id of its first category */
  readonly categoryId: string;
  /** the library of the agency it belongs to */
  readonly parentId?: string;
  /** host name that leads to it, without a path */
  readonly host?: string;
  /** email address for its tickets, if it is not the platform's */
  readonly supportEmail?: string;
  /** uids of the initial team */
  readonly users?: readonly string[];
}

export interface NewLibrary {
  readonly visible: Omit<KnownFields<LibraryPublic>, 'id'>;
  readonly hidden: KnownFields<LibraryPrivate>;
  /** category for the first article, without its library's id yet */
  readonly category: Omit<KnownFields<Category>, 'id' | 'support_lib_id' | 'articles' | 'subCategory'>;
}

/** Builds a new library: one category, no domain of its own unless given, and the team the caller names. */
export function buildLibrary(request: LibraryRequest): NewLibrary {
  const { key, companyName, email, categoryId, parentId = '', host = '' } = request;
  const { supportEmail = '', users = [] } = request;
  const category = {
    category_title: 'Getting started',
    category_description: '',
    category_icon: 'rocket',
    parent_cat_id: '',
    is_enabled: true,
    is_disabled: false,
  };
  return {
    visible: {
      library_refkey: key,
      library_domain: host,
      custom_subDomain: '',
      parent_lib_id: parentId,
      library_only: true,
      settings: {
        settings: { companyName, companyPhone: '' },
        metaData: { title: `${companyName} Help`, description: '', keywords: '' },
      },
      publicHelpCenterTheme: { themeColor: '#0f6e64', favicon: '', isCustomCss: false, customCss: '' },
      isContactFormOnline: true,
      categoryPositioning: fillPositions([{ ...category, id: categoryId, support_lib_id: '' }], []),
    },
    hidden: {
      library_email: email,
      library_users: [...users],
      companyEmail: supportEmail || email,
      is_white_label: false,
      is_subscription_active: true,
      ticket: { selfManaged: supportEmail !== '', contactEmail: supportEmail, supportEmailSubject: '' },
    },
    category,
  };
}
