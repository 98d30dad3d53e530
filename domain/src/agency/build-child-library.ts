import type { Category } from '../entities/category';
import type { KnownFields } from '../entities/known-fields';
import type { LibraryPrivate, LibraryPublic } from '../entities/library';

export interface ChildLibraryRequest {
  readonly key: string;
  readonly companyName: string;
  /** mail address of the owner who is invited */
  readonly email: string;
  readonly parentId: string;
  /** id of its first category */
  readonly categoryId: string;
}

export interface NewLibrary {
  readonly visible: Omit<KnownFields<LibraryPublic>, 'id'>;
  readonly hidden: KnownFields<LibraryPrivate>;
  /** somewhere to put the first article; still without its library's id */
  readonly category: Omit<KnownFields<Category>, 'id' | 'support_lib_id'>;
}

/** A library as its agency makes it: somewhere to begin, with nobody on the team yet. */
export function buildChildLibrary(request: ChildLibraryRequest): NewLibrary {
  const { key, companyName, email, parentId, categoryId } = request;
  const category = {
    category_title: 'Getting started',
    category_description: '',
    category_icon: 'rocket',
    parent_cat_id: '',
    is_enabled: true,
    is_disabled: false,
  };
  const { category_title, is_enabled, is_disabled } = category;
  return {
    visible: {
      library_refkey: key,
      library_domain: '',
      custom_subDomain: '',
      parent_lib_id: parentId,
      library_only: true,
      settings: {
        settings: { companyName, companyPhone: '' },
        metaData: { title: `${companyName} Help`, description: '', keywords: '' },
      },
      publicHelpCenterTheme: { themeColor: '#0f6e64', favicon: '', isCustomCss: false, customCss: '' },
      isContactFormOnline: true,
      categoryPositioning: [{ id: categoryId, category_title, is_enabled, is_disabled }],
    },
    hidden: {
      library_email: email,
      library_users: [],
      companyEmail: email,
      is_white_label: false,
      is_subscription_active: true,
      ticket: { selfManaged: false, contactEmail: '', supportEmailSubject: '' },
    },
    category,
  };
}
