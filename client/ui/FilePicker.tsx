import type { InputHTMLAttributes, Ref } from 'react'

type FilePickerProps = Pick<InputHTMLAttributes<HTMLInputElement>, 'capture'> & {
  label: string
  /** The accepted media types and extensions. */
  types: readonly string[]
  onChoose: (file: File) => void
  ref: Ref<HTMLInputElement>
}

/** A hidden field, which a button opens by clicking it. */
export function FilePicker({ label, types, onChoose, ...attributes }: FilePickerProps) {
  return (
    <input
      {...attributes}
      type="file"
      hidden
      accept={types.join(',')}
      aria-label={label}
      onChange={({ target }) => {
        const [file] = target.files ?? []
        if (file) onChoose(file)
        // Otherwise choosing the same file again fires no event.
        target.value = ''
      }}
    />
  )
}
