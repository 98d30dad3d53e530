import { CATEGORY_ICONS, type CategoryIconName } from '@harborline/domain/help-center/category-icons';
import { CATEGORY_TEXTS } from '@harborline/domain/texts/categories';
import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import { useId } from 'react';
import { VISUALLY_HIDDEN } from '../../../shared/ui-admin/visually-hidden';
import { CategoryTile } from './category-tile';

interface IconPickerProps {
  value: CategoryIconName;
  onChange: (icon: CategoryIconName) => void;
}

/** Chooses one icon of the set: radio buttons that look like the icons. */
export function IconPicker({ value, onChange }: IconPickerProps) {
  const id = useId();
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <FormLabel component="legend" sx={{ mb: 0.75, p: 0, typography: 'subtitle2' }}>
        {CATEGORY_TEXTS.iconLabel}
      </FormLabel>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(44px, 1fr))', gap: 1 }}>
        {CATEGORY_ICONS.map((icon) => (
          <Box
            key={icon}
            component="label"
            title={CATEGORY_TEXTS.icons[icon]}
            sx={{
              position: 'relative',
              display: 'grid',
              placeItems: 'center',
              minHeight: 44,
              borderRadius: 1,
              border: 1,
              borderColor: icon === value ? 'primary.main' : 'divider',
              bgcolor: icon === value ? 'surface.selected' : 'transparent',
              cursor: 'pointer',
              '&:hover': { bgcolor: 'surface.selected' },
              '&:has(:focus-visible)': { outline: 2, outlineColor: 'primary.main', outlineOffset: 1 },
            }}
          >
            <Box
              component="input"
              type="radio"
              name={id}
              checked={icon === value}
              onChange={() => onChange(icon)}
              sx={VISUALLY_HIDDEN}
            />
            <CategoryTile icon={icon} />
            <Box component="span" sx={VISUALLY_HIDDEN}>
              {CATEGORY_TEXTS.icons[icon]}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
