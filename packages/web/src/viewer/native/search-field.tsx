import { SearchOutlined } from '@ant-design/icons';
import type { FieldInfo } from '@pellucid/contract';
import { Input, type InputRef } from 'antd';
import { useEffect, useRef } from 'react';

interface SearchFieldProps {
  field: FieldInfo;
  typed: string;
  onType: (text: string) => void;
}

/**
 * Narrows the values of a filter to those that are typed. It takes the focus when the filter was opened by hand, unless by a
 * finger: the keyboard on the screen would cover the values.
 */
export function SearchField({ field, typed, onType }: SearchFieldProps) {
  const input = useRef<InputRef>(null);
  useEffect(() => {
    const summary = input.current?.input?.closest('details')?.querySelector('summary');
    const isOpener = summary != null && summary === document.activeElement;
    if (isOpener && !matchMedia('(pointer: coarse)').matches) input.current?.focus();
  }, []);
  return (
    <Input
      ref={input}
      size="small"
      allowClear
      prefix={<SearchOutlined aria-hidden="true" />}
      placeholder={`Search ${field.label.toLowerCase()}`}
      aria-label={`Search ${field.label}`}
      value={typed}
      onChange={({ target }) => onType(target.value)}
    />
  );
}
