import { COURSE_TEXTS } from '@harborline/domain/texts/courses';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useId, useState } from 'react';

interface OrderSwitchProps {
  isOn: boolean;
  mayChange: boolean;
  onChange: (isOn: boolean) => Promise<boolean>;
}

/** Whether learners take the lessons in their order; stored as soon as it is switched. */
export function OrderSwitch({ isOn, mayChange, onChange }: OrderSwitchProps) {
  const id = useId();
  /** what is being stored */
  const [wanted, setWanted] = useState<boolean | null>(null);
  const change = async (isWanted: boolean) => {
    setWanted(isWanted);
    await onChange(isWanted);
    setWanted(null);
  };
  return (
    <>
      <FormControlLabel
        label={COURSE_TEXTS.inOrder}
        disabled={!mayChange || wanted !== null}
        control={
          <Switch
            checked={wanted ?? isOn}
            onChange={(event) => void change(event.target.checked)}
            slotProps={{ input: { 'aria-describedby': id } }}
          />
        }
      />
      <FormHelperText id={id} sx={{ mx: 0, mt: 0 }}>
        {COURSE_TEXTS.inOrderHint}
      </FormHelperText>
    </>
  );
}
