import type { LibraryAddress } from '@harborline/domain/library/library-address';
import { LIMITS } from '@harborline/domain/limits';
import { LIBRARY_SETTINGS_TEXTS } from '@harborline/domain/texts/settings';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { type FormEvent, useMemo, useRef, useState } from 'react';
import { ApiError } from '../../../shared/api/call-api';
import { TextField } from '../../../shared/forms/text-field';
import { ConfirmDialog } from '../../../shared/ui-admin/confirm-dialog';
import { SaveBar } from '../../../shared/ui-admin/save-bar';
import { SettingsSection } from '../frame/settings-section';
import { useSettingsForm } from '../frame/use-settings-form';
import { addressChanges, addressConsequences } from './address-consequences';
import { addressOf, addressSchema } from './library-values';
import { saveAddress } from './save-settings';
import { type TakenAddress, takenAddress } from './taken-address';
import type { LibraryParts } from './watch-library';

/** A key has at most 40 characters; its own check reports that. */
const KEY_LIMIT = 40;

interface AddressSectionProps {
  library: LibraryParts;
  isReadOnly: boolean;
  onDirty: (isDirty: boolean) => void;
}

const failureText = (error: unknown): string =>
  error instanceof ApiError && error.status > 0 && error.status < 500
    ? error.message
    : LIBRARY_SETTINGS_TEXTS.addressFailed;

/** Reference key, domain and sub-domain, by which visitors find the library (D-01). */
export function AddressSection({ library, isReadOnly, onDirty }: AddressSectionProps) {
  const saved = useMemo(() => addressOf(library), [library]);
  const [isAsking, setIsAsking] = useState(false);
  const taken = useRef<TakenAddress | null>(null);
  const schema = useMemo(() => addressSchema(() => taken.current), []);
  const save = async (values: LibraryAddress) => {
    await saveAddress(addressChanges(saved, values)).catch((error: unknown) => {
      taken.current = takenAddress(error instanceof ApiError ? error.message : '', values);
      throw error;
    });
  };
  const form = useSettingsForm({
    title: LIBRARY_SETTINGS_TEXTS.addressForm,
    saved,
    schema,
    save,
    failureText,
    isShared: true,
    onDirty,
  });
  const changes = addressChanges(saved, form.values);
  const { origin } = window.location;
  const consequences = addressConsequences(saved, changes, origin);
  const isSound = schema.safeParse(form.values).success;
  const onSubmit = (event: FormEvent) => {
    if (isSound && consequences.length > 0) {
      event.preventDefault();
      setIsAsking(true);
    } else form.submit(event);
  };
  const confirm = () => {
    setIsAsking(false);
    form.submit();
  };
  const key = form.values.library_refkey.trim().toLowerCase();
  return (
    <SettingsSection
      title={LIBRARY_SETTINGS_TEXTS.addressTitle}
      description={LIBRARY_SETTINGS_TEXTS.addressHelp}
    >
      <Box component="form" noValidate onSubmit={onSubmit} sx={{ display: 'grid', gap: 2.5 }}>
        <TextField
          control={form.control}
          name="library_refkey"
          label={LIBRARY_SETTINGS_TEXTS.key}
          limit={KEY_LIMIT}
          isRequired
          isReadOnly={isReadOnly}
          autoComplete="off"
          helpText={`${origin}/${key}`}
        />
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
          <TextField
            control={form.control}
            name="library_domain"
            label={LIBRARY_SETTINGS_TEXTS.domain}
            limit={LIMITS.hostName}
            isReadOnly={isReadOnly}
            autoComplete="off"
            placeholder={LIBRARY_SETTINGS_TEXTS.domainExample}
            helpText={LIBRARY_SETTINGS_TEXTS.domainHelp}
          />
          <TextField
            control={form.control}
            name="custom_subDomain"
            label={LIBRARY_SETTINGS_TEXTS.subDomain}
            limit={LIMITS.hostName}
            isReadOnly={isReadOnly}
            autoComplete="off"
            placeholder={LIBRARY_SETTINGS_TEXTS.subDomainExample}
            helpText={LIBRARY_SETTINGS_TEXTS.subDomainHelp}
          />
        </Box>
        {form.isDirty && isSound && consequences.length > 0 && (
          <Alert severity="warning">
            <Box component="ul" sx={{ m: 0, pl: 2 }}>
              {consequences.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </Box>
          </Alert>
        )}
        {!isReadOnly && <SaveBar unsaved={form.isDirty} isSaving={form.isSaving} onDiscard={form.reset} />}
      </Box>
      <ConfirmDialog
        isOpen={isAsking}
        title={LIBRARY_SETTINGS_TEXTS.changeAddressesTitle}
        description={consequences.join(' ')}
        confirmLabel={LIBRARY_SETTINGS_TEXTS.changeAddresses}
        isDestructive
        onConfirm={confirm}
        onCancel={() => setIsAsking(false)}
      />
    </SettingsSection>
  );
}
