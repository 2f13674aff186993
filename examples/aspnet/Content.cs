using System.Text.Json;

namespace Example;

/// <summary>A page as in a database. Props keep their original JSON.</summary>
public sealed record Content(string Title, JsonElement Settings, IReadOnlyList<Block> Blocks);

public sealed record Block(string Widget, int Version, string Load, JsonElement Props, string Fallback);
